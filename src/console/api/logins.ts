import type { FactorRequest, FactorProof, OfferedFactors } from '#src/shared/console/factors.ts';
import type { SessionView } from '#src/shared/console/operators.ts';
import { ok, refuse } from '#src/shared/values/result.ts';
import { hasTexts, isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';
import { type Answer, refusalIn, unreachable } from './refusal.ts';
import type { Answered } from './send.ts';

export type Logins = {
  /** Begins a login. Resolves to the required second factor, or null if the operator is logged in. */
  readonly logIn: (email: string, password: string) => Promise<Answer<FactorRequest | null>>;
  readonly proveFactor: (ticket: string, proof: FactorProof) => Promise<Answer<null>>;
  readonly beginRegistration: (token: string, password: string) => Promise<Answer<OfferedFactors>>;
  readonly finishRegistration: (ticket: string, proof: FactorProof) => Promise<Answer<null>>;
};

export function createLogins(post: (path: string, body: object) => Promise<Answered | null>, take: (session: SessionView) => void): Logins {
  async function logIn(email: string, password: string): Promise<Answer<FactorRequest | null>> {
    const answer = await post('login', { email, password });
    if (answer === null) return refuse(unreachable(true));
    const asked = answer.status === 200 ? askedIn(answer.body) : null;
    return asked === null ? taken(answer) : ok(asked);
  }

  async function proveFactor(ticket: string, proof: FactorProof): Promise<Answer<null>> {
    const answer = await post('login/factor', { ticket, ...proof });
    return answer === null ? refuse(unreachable(true)) : taken(answer);
  }

  function taken(answer: Answered): Answer<null> {
    if (answer.status !== 200 || !isSession(answer.body)) return refuse(refusalIn(answer));
    take(answer.body);
    return ok(null);
  }

  async function beginRegistration(token: string, password: string): Promise<Answer<OfferedFactors>> {
    const answer = await post('register', { token, password });
    if (answer === null) return refuse(unreachable(true));
    return answer.status === 200 && isOffer(answer.body) ? ok(answer.body) : refuse(refusalIn(answer));
  }

  async function finishRegistration(ticket: string, proof: FactorProof): Promise<Answer<null>> {
    const answer = await post('register/finish', { ticket, ...proof });
    if (answer === null) return refuse(unreachable(true));
    return answer.status === 200 ? ok(null) : refuse(refusalIn(answer));
  }

  return { logIn, proveFactor, beginRegistration, finishRegistration };
}

const isOffer = (body: unknown): body is OfferedFactors => hasTexts(body, ['ticket', 'email']) && 'totp' in body && 'passkey' in body;

function askedIn(body: unknown): FactorRequest | null {
  const { ticket, hasCode, passkey } = membersOf(membersOf(body)['factor']);
  return typeof ticket === 'string' ? { ticket, hasCode: hasCode === true, passkey: isPlainObject(passkey) ? passkey : null } : null;
}

export const isSession = (body: unknown): body is SessionView => hasTexts(body, ['csrfToken']) && 'operator' in body;
