"""What has to do with the computer: the log, reports of errors, files of others, the command line."""
