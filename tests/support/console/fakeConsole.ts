import type { BrandSettings } from '#src/shared/console/general.ts';
import type { InputOf, OperationName, OutputOf } from '#src/shared/console/operations.ts';
import type { OperatorRole, OperatorView } from '#src/shared/console/operators.ts';
import type { RefusalCode } from '#src/shared/console/refusals.ts';
import type { Answered, Send } from '#src/console/api/index.ts';

/** Thrown by a handler to refuse the operation. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: object;

  constructor(code: RefusalCode, message: string, details: object = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

type Handler<N extends OperationName> = (input: InputOf<N>) => OutputOf<N> | Promise<OutputOf<N>>;

export const people: readonly OperatorView[] = [
  { id: 'viewer', name: 'Vera Lund', email: 'viewer@linemaker.test', role: 'viewer' },
  { id: 'editor', name: 'Edo Brandt', email: 'editor@linemaker.test', role: 'editor' },
  { id: 'approver', name: 'Ada Pike', email: 'approver@linemaker.test', role: 'approver' },
  { id: 'compliance', name: 'Cora Mills', email: 'compliance@linemaker.test', role: 'compliance' },
  { id: 'trader', name: 'Tom Reyes', email: 'trader@linemaker.test', role: 'trader' },
];
/** Returns an operator as `listOperators` does. */
export const colleagueOf = (person: OperatorView) => ({ ...person, lockedAt: null, hasFactor: true, signsFrom: null, lastLoginAt: null });
export const personOf = (role: OperatorRole): OperatorView => people.find((person) => person.role === role)!;
export const brandSettings: BrandSettings = {
  brands: ['alpha', 'beta'],
  regions: [
    { code: 'US-NJ', name: 'New Jersey', country: 'US' },
    { code: 'US-NY', name: 'New York', country: 'US' },
    { code: 'CA-ON', name: 'Ontario', country: 'CA' },
  ],
  surfaces: ['home', 'casino', 'left-menu', 'dialogs', 'form:responsible-gaming', 'receipt:bet-placed'],
  kinds: [
    { name: 'GameRailShelf', family: 'casinoShelves' },
    { name: 'ConsentForm', family: 'forms' },
  ],
  builds: [{ name: 'last-year', capabilities: 'h-last-year' }],
};
export const PASSWORD = 'Linemaker-demo-1';

/** An in-memory console server behind the client's transport. Operations without a handler return empty results. */
export class FakeConsole {
  operator: OperatorView | null;
  csrfToken = 'token-1';
  /** False if the server is unreachable. */
  isThere = true;
  readonly ran: { readonly name: string; readonly input: unknown }[] = [];
  readonly #handlers = new Map<string, (input: never) => unknown>();
  #logins = 0;

  constructor(role: OperatorRole | null) {
    this.operator = role === null ? null : personOf(role);
    this.on('listOperators', () => ({ operators: people.map(colleagueOf) }));
    this.on('describeHouse', () => brandSettings);
    this.on('listDrafts', () => ({ drafts: [] }));
    this.on('previewAddresses', () => ({ addresses: [] }));
    this.on('listPublished', () => ({ pointers: [] }));
    this.on('countReached', () => ({ players: 0 }));
    this.on('listReleases', () => ({ releases: [] }));
    this.on('listSwitches', () => ({ switches: [] }));
    this.on('listTradingEvents', () => ({ events: [] }));
    this.on('listHarmCases', () => ({ cases: [] }));
    this.on('listLimitObjections', () => ({ objections: [] }));
    this.on('listSuspensions', () => ({ suspensions: [], sports: [] }));
    this.on('listHandPrices', () => ({ prices: [] }));
    this.on('listProposals', () => ({ proposals: [] }));
    this.on('listPersonReviews', () => ({ reviews: [], count: 0 }));
    this.on('listQuarantines', () => ({ quarantines: [] }));
  }

  on<N extends OperationName>(name: N, handler: Handler<N>): this {
    this.#handlers.set(name, handler);
    return this;
  }

  inputsOf = <N extends OperationName>(name: N): readonly InputOf<N>[] =>
    this.ran.filter((run) => run.name === name).map(({ input }) => input as InputOf<N>);

  send: Send = async ({ path, body, csrfToken }) => {
    if (!this.isThere) throw new TypeError('Failed to fetch');
    if (path === 'session')
      return this.operator ? this.#session() : no(401, 'not-logged-in', 'Your session has ended. Please log in again.');
    if (path === 'login') return this.#logIn(body as { email: string; password: string });
    if (!this.operator) return no(401, 'not-logged-in', 'Your session has ended. Please log in again.');
    if (csrfToken !== this.csrfToken) return no(403, 'foreign-page', 'The call carries no x-csrf-token of this session.');
    if (path === 'logout') {
      this.operator = null;
      return { status: 204, body: null };
    }
    return this.#run(path.replace('operations/', ''), body);
  };

  async #run(name: string, input: unknown): Promise<Answered> {
    this.ran.push({ name, input });
    const handler = this.#handlers.get(name) as ((input: unknown) => unknown) | undefined;
    if (!handler) throw new Error(`The test says nothing of ${name}`);
    try {
      // Serializes the answer, because the network drops values that JSON lacks.
      return { status: 200, body: JSON.parse(JSON.stringify(await handler(input))) as unknown };
    } catch (error) {
      if (error instanceof Refusal) return { status: 409, body: { error: error.code, message: error.message, details: error.details } };
      throw error;
    }
  }

  #logIn({ email, password }: { readonly email: string; readonly password: string }): Answered {
    const found = people.find((person) => person.email === email);
    if (!found || password !== PASSWORD) return no(401, 'wrong-password', 'The email address or the password is wrong.');
    this.operator = found;
    this.#logins += 1;
    this.csrfToken = `token-after-login-${this.#logins}`;
    return this.#session();
  }

  #session = (): Answered => ({ status: 200, body: { operator: this.operator, csrfToken: this.csrfToken } });
}

const no = (status: number, error: RefusalCode, message: string): Answered => ({ status, body: { error, message, details: {} } });
