/** Keeps one core busy until the process that started it, whose id is the argument, is gone. */
const parentPid = Number(process.argv[2]);
while (process.ppid === parentPid);
