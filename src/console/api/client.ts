import type { InputOf, OperationName, OutputOf } from '#src/shared/console/operations.ts';
import { createLogins, isSession, type Logins } from './logins.ts';
import type { SessionView } from '#src/shared/console/operators.ts';
import { ok, refuse } from '#src/shared/values/result.ts';
import { createAnswers, type Answers } from './answers.ts';
import { isRead } from './operations.ts';
import { type Answer, type Refusal, refusalIn, unreachable } from './refusal.ts';
import type { Answered, Call, Send } from './send.ts';
import { createSession, type SessionStore } from './session.ts';

export type ConsoleClient = Logins & {
  readonly session: SessionStore;
  readonly answers: Answers;
  readonly open: () => Promise<void>;
  /** Sends a logout. If it is refused, the operator may still be logged in. */
  readonly logOut: () => Promise<Answer<null>>;
  /**
   * Runs an operation. Equal queries share one request; a change refetches queries. If the session has ended, waits until the same operator
   * logs in.
   */
  readonly run: <N extends OperationName>(name: N, input: InputOf<N>) => Promise<Answer<OutputOf<N>>>;
};

/** Refusals after which queries are refetched, because screens may be outdated. */
const MOVED: ReadonlySet<Refusal['code']> = new Set(['stale', 'base-moved', 'wrong-state', 'not-found', 'not-approved', 'offline']);

/** Queries to refetch after each change. After changes not listed here, all queries are refetched. */
const CONCERNED: { readonly [N in OperationName]?: ReadonlySet<OperationName> } = {
  saveDraft: new Set(['readDraft', 'listDrafts', 'draftHistory', 'checkDraft', 'diffDraft']),
};

const ENDED: Refusal = { code: 'not-logged-in', message: 'Your session has ended. Log in again.', details: {} };

const SESSION: Call = { path: 'session', body: null, csrfToken: null };
const OVER: Answered = { status: 401, body: null };

export function createConsoleClient(send: Send): ConsoleClient {
  const session = createSession();
  const answers = createAnswers();

  const call = async (sent: Call): Promise<Answered | null> => send(sent).catch(() => null);
  const post = (path: string, body: object, csrfToken: string | null = null) => call({ path, body, csrfToken });

  const take = ({ operator, csrfToken }: SessionView): void => {
    const now = session.getState();
    if ('operator' in now && now.operator.id !== operator.id) answers.forget();
    session.setState({ state: 'open', operator, csrfToken }, true);
  };

  async function open(): Promise<void> {
    const answer = await call(SESSION);
    if (answer?.status === 200 && isSession(answer.body)) return take(answer.body);
    const now = session.getState();
    const isOver = answer?.status === 401;
    if ('operator' in now) session.setState(isOver ? { ...now, state: 'ended' } : now, true);
    else if (isOver) session.setState({ state: 'nobody' }, true);
    else session.setState({ state: 'unreachable', message: (answer ? refusalIn(answer) : unreachable(true)).message }, true);
  }

  async function logOut(): Promise<Answer<null>> {
    const began = session.getState();
    const answer = 'operator' in began ? await leave(began) : OVER;
    if (answer === null) return refuse(unreachable(true));
    const now = session.getState();
    // Keeps the session of another operator, who has logged in from another tab.
    if ('operator' in began && 'operator' in now && now.operator.id !== began.operator.id) return ok(null);
    if (answer.status !== 204 && answer.status !== 401) return refuse(refusalIn(answer));
    answers.forget();
    session.setState({ state: 'nobody' }, true);
    return ok(null);
  }

  /** Sends the logout. Retries once if another tab has renewed the CSRF token. */
  async function leave({ operator, csrfToken }: SessionView): Promise<Answered | null> {
    const answer = await post('logout', {}, csrfToken);
    if (answer === null || refusalIn(answer).code !== 'foreign-page') return answer;
    const told = await call(SESSION);
    if (told?.status !== 200 || !isSession(told.body)) return told;
    take(told.body);
    return told.body.operator.id === operator.id ? post('logout', {}, told.body.csrfToken) : told;
  }

  /** Waits for a login. Resolves to the new CSRF token if this operator logs in, otherwise to null. */
  const again = (operatorId: string): Promise<string | null> =>
    new Promise((resolve) => {
      const stop = session.subscribe((now) => {
        if (now.state === 'ended') return;
        stop();
        resolve(now.state === 'open' && now.operator.id === operatorId ? now.csrfToken : null);
      });
    });

  /** Reads the session from the server. Resolves to this operator's CSRF token, or null. */
  async function renewed(operatorId: string): Promise<string | null> {
    await open();
    const now = session.getState();
    if (now.state === 'ended') return again(operatorId);
    return now.state === 'open' && now.operator.id === operatorId ? now.csrfToken : null;
  }

  async function ask<N extends OperationName>(name: N, input: InputOf<N>): Promise<Answer<OutputOf<N>>> {
    const began = session.getState();
    if (!('operator' in began)) return refuse(ENDED);
    let token: string | null = began.state === 'open' ? began.csrfToken : await again(began.operator.id);
    while (token !== null) {
      const answer = await post(`operations/${name}`, input, token);
      if (answer === null) return refuse(unreachable(isRead(name)));
      if (answer.status === 200) return ok(answer.body as OutputOf<N>);
      const refusal = refusalIn(answer);
      if (refusal.code === 'not-logged-in') token = await back(began.operator.id, token);
      else if (refusal.code === 'foreign-page') {
        const told = token;
        token = await renewed(began.operator.id);
        if (token === told) return refuse(refusal);
      } else return refuse(refusal);
    }
    return refuse(ENDED);
  }

  /** Marks the session as ended for all calls. Waits for a login. */
  function back(operatorId: string, token: string): Promise<string | null> {
    const now = session.getState();
    if (now.state === 'open' && now.csrfToken !== token) return Promise.resolve(now.operator.id === operatorId ? now.csrfToken : null);
    if (now.state !== 'open' && now.state !== 'ended') return Promise.resolve(null);
    const waiting = again(operatorId);
    if (now.state === 'open') session.setState({ ...now, state: 'ended' }, true);
    return waiting;
  }

  return {
    session,
    answers,
    open,
    ...createLogins(post, take),
    logOut,
    run: async (name, input) => {
      if (isRead(name)) return answers.shared(`${name} ${JSON.stringify(input)}`, () => ask(name, input));
      const answer = await ask(name, input);
      if (answer.ok || MOVED.has(answer.refusal.code)) answers.changed(CONCERNED[name]);
      return answer;
    },
  };
}
