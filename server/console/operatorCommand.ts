import path from 'node:path';
import { createClock, createPorts } from '#server/platform/systemPorts.ts';
import { openStore } from '#server/platform/store/index.ts';
import { type AccountOutcome, addOperator, type OperatorAccount, restoreOperator } from './operatorAccounts.ts';
import { OPERATOR_ROLES } from '#src/shared/console/operators.ts';
import { messageOf } from '../platform/errors.ts';

const USAGE = `Usage: npm run operator -- [--by YOUR-EMAIL] add EMAIL ${OPERATOR_ROLES.join('|')} NAME
       npm run operator -- [--by YOUR-EMAIL] restore EMAIL

For 7 days the account and yours do not sign together. Without --by it signs with nobody.`;

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  return 1;
});

async function run(given: readonly string[]): Promise<number> {
  const by = given[0] === '--by' ? (given[1] ?? '') : null;
  const [verb, email, role, ...words] = by === null ? given : given.slice(2);
  const isAdd = verb === 'add' && role !== undefined && words.length > 0;
  if (email === undefined || !(isAdd || (verb === 'restore' && role === undefined))) {
    console.error(USAGE);
    return 1;
  }
  const store = await openStore({
    databaseUrl: process.env['DATABASE_URL'],
    dataDir: path.resolve(process.env['DATA_DIR'] ?? '.data'),
    log: { info: () => undefined, error: (line) => console.error(line) },
    role: 'guest',
    maxConnections: 2,
  });
  try {
    const deps = { db: store.db, ports: createPorts(createClock(), 1) };
    return told(await (isAdd ? addOperator(deps, { email, role, name: words.join(' '), by }) : restoreOperator(deps, email, by)));
  } finally {
    await store.close();
  }
}

function told(outcome: AccountOutcome<OperatorAccount>): number {
  if (!outcome.ok) {
    console.error(`${outcome.reason}. Nothing was changed.`);
    return 1;
  }
  const { email, password, path: link } = outcome.value;
  console.log(`${email} logs in with the password ${password}, once a second factor is registered at the console's address with ${link}
Both are shown once. The link holds for three days.`);
  return 0;
}
