/** Keeps one core busy until its parent process, given by id, has ended. */
const parentPid = Number(process.argv[2]);
while (process.ppid === parentPid);
