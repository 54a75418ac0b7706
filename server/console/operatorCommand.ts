import path from 'node:path';
import { createClock, createPorts } from '#server/platform/systemPorts.ts';
import { databaseOf } from '#server/platform/config/database.ts';
import { openStore } from '#server/platform/store/index.ts';
import { type AccountOutcome, addOperator, linkOperator, type OperatorAccount, restoreOperator } from './operatorAccounts.ts';
import { OPERATOR_ROLES } from '#src/shared/console/operators.ts';
import { messageOf } from '../platform/errors.ts';

const USAGE = `Usage: npm run operator -- [--by YOUR-EMAIL] add EMAIL ${OPERATOR_ROLES.join('|')} NAME
       npm run operator -- [--by YOUR-EMAIL] restore EMAIL
       npm run operator -- link EMAIL

For 7 days the account and yours do not sign together. Without --by it signs with no other account. A link alone is for accounts that never had a second factor.`;

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  return 1;
});

async function run(given: readonly string[]): Promise<number> {
  const by = given[0] === '--by' ? (given[1] ?? '') : null;
  const [verb, email, role, ...words] = by === null ? given : given.slice(2);
  const isAdd = verb === 'add' && role !== undefined && words.length > 0;
  const isOther = (verb === 'restore' || verb === 'link') && role === undefined;
  if (email === undefined || !(isAdd || isOther)) {
    console.error(USAGE);
    return 1;
  }
  const store = await openStore({
    ...databaseOf(process.env),
    dataDir: path.resolve(process.env['DATA_DIR'] ?? '.data'),
    log: { info: () => undefined, error: (line) => console.error(line) },
    role: 'guest',
    maxConnections: 2,
  });
  try {
    const deps = { db: store.db, ports: createPorts(createClock(), 1) };
    if (isAdd) return told(await addOperator(deps, { email, role, name: words.join(' '), by }));
    return told(await (verb === 'link' ? linkOperator(deps, email) : restoreOperator(deps, email, by)));
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
  const word = password === null ? 'their own password' : `the password ${password}`;
  console.log(`${email} logs in with ${word}, once a second factor is registered at the console's address with ${link}
That is shown once. The link holds for three days.`);
  return 0;
}
