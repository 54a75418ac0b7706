const parentPid = Number(process.argv[2]);
while (process.ppid === parentPid);
