import type { InputOf, OperationName, OutputOf } from '#src/shared/console/operations.ts';
import type { OperatorView, SessionView } from '#src/shared/console/operators.ts';
import { ok, refuse } from '#src/shared/values/result.ts';
import { hasTexts } from '#src/shared/values/plainObject.ts';
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
  /** Refused where the session is not known to be over: then the operator is still logged in, here and on the server. */
  readonly logOut: () => Promise<Answer<null>>;
  /**
   * Runs an operation. When the session has ended meanwhile it waits for the operator to log in again and goes on; somebody else who logs in
   * instead does not do what the first one began. A change, or a refusal that tells of one, makes the screens that it concerns ask again. What only
   * looks is asked once for all who ask it at the same time.
   */
  readonly run: <N extends OperationName>(name: N, input: InputOf<N>) => Promise<Answer<OutputOf<N>>>;
};

/** Refusals of a change that say that things are not, or may not be, as the screens show them. */
const MOVED: ReadonlySet<Refusal['code']> = new Set(['stale', 'base-moved', 'wrong-state', 'not-found', 'not-approved', 'offline']);

/** Whom a change concerns, where that is not everybody: a draft is saved at every pause of typing, under the eyes of many questions. */
const CONCERNED: { readonly [N in OperationName]?: ReadonlySet<OperationName> } = {
  saveDraft: new Set(['readDraft', 'listDrafts', 'draftHistory', 'checkDraft', 'diffDraft']),
};

const ENDED: Refusal = { code: 'not-logged-in', message: 'The session has ended. Log in again.', details: {} };

const SESSION: Call = { path: 'session', body: null, csrfToken: null };
/** As the server answers who is logged out. */
const OVER: Answered = { status: 401, body: null };

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
    const answer = await call(SESSION);
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

  async function logOut(): Promise<Answer<null>> {
    const began = session.getState();
    const answer = 'operator' in began ? await leave(began) : OVER;
    if (answer === null) return refuse(unreachable(true));
    const now = session.getState();
    // Somebody else has logged in in another tab, which ended this session: the page is his, and so is the way out.
    if ('operator' in began && 'operator' in now && now.operator.id !== began.operator.id) return ok(null);
    if (answer.status !== 204 && answer.status !== 401) return refuse(refusalIn(answer));
    answers.forget();
    session.setState({ state: 'nobody' }, true);
    return ok(null);
  }

  /** What the server says to a logout, told with the token of now where another tab has a newer one. */
  async function leave({ operator, csrfToken }: SessionView): Promise<Answered | null> {
    const answer = await post('logout', {}, csrfToken);
    if (answer === null || refusalIn(answer).code !== 'foreign-page') return answer;
    const told = await call(SESSION);
    if (told?.status !== 200 || !isSession(told.body)) return told;
    take(told.body);
    return told.body.operator.id === operator.id ? post('logout', {}, told.body.csrfToken) : told;
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
      if (isRead(name)) return answers.shared(`${name} ${JSON.stringify(input)}`, () => ask(name, input));
      const answer = await ask(name, input);
      if (answer.ok || MOVED.has(answer.refusal.code)) answers.changed(CONCERNED[name]);
      return answer;
    },
  };
}

const isSession = (body: unknown): body is SessionView => hasTexts(body, ['csrfToken']) && 'operator' in body;
