import { spawnSync } from 'node:child_process';
import { ROOT } from './files.ts';
import { judgeAudit } from './vulnerabilities/judgeAudit.ts';

/** Queries the registry for known vulnerabilities of production libraries. Exits with 1 for severe ones, and with 2 without an answer. */
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8' });
const { code, lines } = judgeAudit(stdout, stderr);
for (const line of lines) console.log(`vulnerabilities: ${line}`);
process.exitCode = code;
