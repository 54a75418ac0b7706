import type { InputOf, OperationName, OutputOf } from '#src/lib/console/operations.ts';
import type { OperatorView, SessionView } from '#src/lib/console/operators.ts';
import { ok, refuse } from '#src/lib/result.ts';
import { createAnswers, type Answers } from './answers.ts';
import { isRead } from './operations.ts';
import { type Answer, type Refusal, refusalIn, unreachable } from './refusal.ts';
import type { Answered, Call, Send } from './send.ts';
import { createSession, type SessionStore } from './session.ts';

/** Everything that the screens know of the server. */
export type ConsoleClient = {
  readonly session: SessionStore;
  /** What was answered last, and whoever wants to hear of changes. */
  readonly answers: Answers;
  /** Asks who is logged in; after a reload the page knows nothing. */
  readonly open: () => Promise<void>;
  readonly logIn: (email: string, password: string) => Promise<Answer<OperatorView>>;
  readonly logOut: () => Promise<void>;
  /**
   * Runs an operation. When the session has ended meanwhile it waits for the operator to log in again and goes on; somebody else who logs in
   * instead does not do what the first one began. A change makes all screens ask again.
   */
  readonly run: <N extends OperationName>(name: N, input: InputOf<N>) => Promise<Answer<OutputOf<N>>>;
};

const ENDED: Refusal = { code: 'not-logged-in', message: 'The session has ended. Log in again.', details: {} };

export function createConsoleClient(send: Send): ConsoleClient {
  const session = createSession();
  const answers = createAnswers();

  /** Null when nothing came back. */
  const call = async (sent: Call): Promise<Answered | null> => send(sent).catch(() => null);
  const post = (path: string, body: object, csrfToken: string | null = null) => call({ path, body, csrfToken });

  const take = ({ operator, csrfToken }: SessionView): void => {
    const now = session.getState();
    if ('operator' in now && now.operator.id !== operator.id) answers.forget();
    session.setState({ state: 'open', operator, csrfToken }, true);
  };

  async function open(): Promise<void> {
    const answer = await call({ path: 'session', body: null, csrfToken: null });
    if (answer?.status === 200 && isSession(answer.body)) return take(answer.body);
    const now = session.getState();
    const isOver = answer?.status === 401;
    // Screens that are open stay open: what was typed there must not go.
    if ('operator' in now) session.setState(isOver ? { ...now, state: 'ended' } : now, true);
    else if (isOver) session.setState({ state: 'nobody' }, true);
    else session.setState({ state: 'unreachable', message: (answer ? refusalIn(answer) : unreachable(true)).message }, true);
  }

  async function logIn(email: string, password: string): Promise<Answer<OperatorView>> {
    const answer = await post('login', { email, password });
    if (answer === null) return refuse(unreachable(true));
    if (answer.status !== 200 || !isSession(answer.body)) return refuse(refusalIn(answer));
    take(answer.body);
    return ok(answer.body.operator);
  }

  async function logOut(): Promise<void> {
    const now = session.getState();
    if ('csrfToken' in now) await post('logout', {}, now.csrfToken);
    answers.forget();
    session.setState({ state: 'nobody' }, true);
  }

  /** The operator's session once he is back; null when it is somebody else's, or nobody's. */
  const again = (operatorId: string): Promise<string | null> =>
    new Promise((resolve) => {
      const stop = session.subscribe((now) => {
        if (now.state === 'ended') return;
        stop();
        resolve(now.state === 'open' && now.operator.id === operatorId ? now.csrfToken : null);
      });
    });

  /** In another tab the operator has logged in anew: the cookie is the new session's, the token here the old one's. */
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
      // What an operation answers is held against this type where the server declares it.
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

  /** Marks the session as ended, once for all calls that find out, and waits. */
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
    logIn,
    logOut,
    run: async (name, input) => {
      const answer = await ask(name, input);
      if (answer.ok && !isRead(name)) answers.changed();
      return answer;
    },
  };
}

const isSession = (body: unknown): body is SessionView =>
  typeof body === 'object' && body !== null && 'operator' in body && 'csrfToken' in body && typeof body.csrfToken === 'string';
