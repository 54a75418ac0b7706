/** Keeps a core busy until the parent process ends. */
const parentPid = Number(process.argv[2]);
while (process.ppid === parentPid);
