import { areTextsWhole } from '#server/platform/text/texts.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { appendAudit } from './audit.ts';
import { type ConsoleDeps, type Done, isProposing, type Operation, type Operator, type Work } from './operation.ts';
import { proposeIn } from './proposals/propose.ts';
import { Refused } from './refusal.ts';

/**
 * Checks role and input, then runs or proposes the operation in one transaction. If `isAudited`, writes an audit entry for success and
 * refusal. Throws `Refused`.
 */
export async function runOperation(
  deps: ConsoleDeps,
  name: string,
  operation: Operation,
  { operator, input }: { readonly operator: Operator; readonly input: unknown },
): Promise<object> {
  try {
    if (!operation.roles.includes(operator.role)) throw new Refused('wrong-role', `Only ${operation.roles.join(', ')} can use ${name}.`);
    if (!areTextsWhole(input))
      throw new Refused(
        'input',
        'A text contains a character we can’t save (U+0000 or half of a surrogate pair). Remove it and try again.',
      );
    const problems = operation.check(input);
    if (problems.length > 0) throw new Refused('input', 'Some input is not valid. Check the fields below.', { problems });
    const run = isProposing(operation)
      ? (work: Work) => proposeIn(work, { name, operation, input })
      : (work: Work) => operation.run(work, input);
    return await runIn(deps, name, operator, { run, isAudited: operation.isAudited });
  } catch (error) {
    if (error instanceof Refused && operation.isAudited) await noteRefusal(deps, name, operator, error);
    throw error;
  }
}

type Run = (work: Work) => Promise<Done>;

/** Runs an operation in a transaction, without checking role and input. */
export async function runIn(
  deps: ConsoleDeps,
  name: string,
  operator: Operator,
  { run, isAudited = true }: { readonly run: Run; readonly isAudited?: boolean },
): Promise<object> {
  let effects: (() => Promise<void>)[] = [];
  const done = await withTransaction(deps.db, async (trx): Promise<Done> => {
    effects = [];
    const work: Work = { trx, operator, now: deps.ports.now(), deps, afterCommit: (effect) => void effects.push(effect) };
    const result = await run(work);
    if (isAudited) {
      const { subject = '', detail = {} } = result;
      await appendAudit(trx, {
        at: work.now,
        actor: operator.email,
        role: operator.role,
        operation: name,
        subject,
        outcome: 'done',
        detail,
      });
    }
    return result;
  });
  for (const effect of effects) {
    // Only logs the error, because the change is already committed. The next change notifies again.
    await effect().catch((error: unknown) => deps.log.error({ event: 'console-effect-failed', operation: name, error }));
  }
  return done.later ? done.later() : done.value;
}

const noteRefusal = (deps: ConsoleDeps, name: string, { email, role }: Operator, { code, message }: Refused) =>
  withTransaction(deps.db, (trx) =>
    appendAudit(trx, { at: deps.ports.now(), actor: email, role, operation: name, subject: '', outcome: code, detail: { message } }),
  );
