import { spawnSync } from 'node:child_process';
import { ROOT } from './files.ts';
import { judgeAudit } from './vulnerabilities/judgeAudit.ts';

/**
 * Queries the registry for known vulnerabilities of the libraries used in production. Exits with 1 for severe ones, and with 2 if there is
 * no answer.
 */
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8' });
const { code, lines } = judgeAudit(stdout, stderr);
for (const line of lines) console.log(`vulnerabilities: ${line}`);
process.exitCode = code;
