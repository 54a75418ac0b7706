import type { OperatorRole } from '#server/platform/store/schema/console.ts';
import { ask, type Answer } from './http.ts';
import type { TestServer } from './server.ts';

type Said = Readonly<Record<string, string>>;
export type OperatorAnswer<T> = { readonly status: number; readonly json: T; readonly headers: Answer['headers'] };

export const consoleHost = ({ port }: Pick<TestServer, 'port'>): string => `console.localhost:${port}`;

/** Calls the console's API like its own page. */
export function callConsole(server: Pick<TestServer, 'port'>, path: string, body: object | null, headers: Said = {}): Promise<Answer> {
  const host = consoleHost(server);
  return ask(server.port, `/console/api/${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { host, origin: `http://${host}`, ...(body === null ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === null ? undefined : JSON.stringify(body),
  });
}

export class OperatorClient {
  readonly server: Pick<TestServer, 'port'>;
  readonly headers: Said;
  readonly id: string;

  constructor(server: Pick<TestServer, 'port'>, id: string, headers: Said) {
    this.server = server;
    this.id = id;
    this.headers = headers;
  }

  static async logIn(server: Pick<TestServer, 'port'>, email: string, password = 'Linemaker-demo-1'): Promise<OperatorClient> {
    const answer = await callConsole(server, 'login', { email, password });
    if (answer.status !== 200) throw new Error(`console login: ${answer.status} ${answer.text}`);
    const { operator, csrfToken } = answer.json as { operator: { id: string }; csrfToken: string };
    const cookie = String(answer.headers['set-cookie']?.[0]).split(';', 1)[0] ?? '';
    return new OperatorClient(server, operator.id, { cookie, 'x-csrf-token': csrfToken });
  }

  static as = (server: Pick<TestServer, 'port'>, role: OperatorRole): Promise<OperatorClient> =>
    OperatorClient.logIn(server, `${role}@linemaker.test`);

  async try<T = Readonly<Record<string, unknown>>>(operation: string, input: object = {}, headers: Said = {}): Promise<OperatorAnswer<T>> {
    const answer = await callConsole(this.server, `operations/${operation}`, input, { ...this.headers, ...headers });
    return { status: answer.status, json: answer.json as T, headers: answer.headers };
  }

  /** Resolves to the result. Throws if the operation is refused. */
  async run<T = Readonly<Record<string, unknown>>>(operation: string, input: object = {}): Promise<T> {
    const { status, json } = await this.try<T>(operation, input);
    if (status !== 200) throw new Error(`${operation}: ${status} ${JSON.stringify(json)}`);
    return json;
  }
}

/** Two operators. `run` proposes as the first, confirms as the second and resolves to the operation's result. */
export class TwoPeople extends OperatorClient {
  readonly second: OperatorClient;

  constructor(first: OperatorClient, second: OperatorClient) {
    super(first.server, first.id, first.headers);
    this.second = second;
  }

  static override as = async (
    server: Pick<TestServer, 'port'>,
    first: OperatorRole = 'trader',
    second: OperatorRole = 'compliance',
  ): Promise<TwoPeople> => new TwoPeople(await OperatorClient.as(server, first), await OperatorClient.as(server, second));

  override async try<T = Readonly<Record<string, unknown>>>(
    operation: string,
    input: object = {},
    headers: Said = {},
  ): Promise<OperatorAnswer<T>> {
    const proposed = await super.try<T & { readonly proposalId?: string | null }>(operation, input, headers);
    const { proposalId } = proposed.json;
    if (proposed.status !== 200 || typeof proposalId !== 'string') return proposed;
    const confirmed = await confirm<T>(this.second, proposalId);
    return confirmed.status === 200
      ? { ...confirmed, json: (confirmed.json as { readonly done: T }).done }
      : (confirmed as OperatorAnswer<T>);
  }
}

/** Reads the proposal and confirms it in its current state. */
export async function confirm<T>(by: OperatorClient, proposalId: string): Promise<OperatorAnswer<T | { readonly done: T }>> {
  const { proposal } = await by.run<{ proposal: { digest: string } }>('readProposal', { proposalId });
  return by.try('confirmProposal', { proposalId, digest: proposal.digest, reason: 'I have looked at it' });
}

export type DraftView = {
  readonly id: string;
  readonly version: number;
  readonly contentHash: string;
  readonly baseHash: string | null;
  readonly state: string;
  readonly document: StoredDocument;
};
export type StoredDocument = {
  readonly surface: string;
  readonly title?: string;
  readonly nodes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly order: readonly string[];
};

export const everywhere = { brand: '*', region: '*', environment: 'live' } as const;

/** Builds a valid shelf of links. */
export const shelf = (id: string, more: object = {}): Readonly<Record<string, unknown>> => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  criticality: 'OPTIONAL',
  props: { title: id, links: [{ id: 'live', label: 'Live', icon: 'live' }] },
  ...more,
});
export const withShelf = (document: StoredDocument, node: Readonly<Record<string, unknown>>): StoredDocument => ({
  ...document,
  nodes: { ...document.nodes, [String(node['id'])]: node },
  order: [...document.order.filter((id) => id !== node['id']), String(node['id'])],
});

/** Creates the writer's draft of the published document plus a shelf. */
export async function draftWith(writer: OperatorClient, surface: string, node: object, place: object = {}): Promise<DraftView> {
  const begun = await writer.run<DraftView>('createDraft', { surface, ...everywhere, ...place, title: 'A change' });
  return writer.run<DraftView>('saveDraft', {
    draftId: begun.id,
    version: begun.version,
    document: withShelf(begun.document, node as Readonly<Record<string, unknown>>),
  });
}

export const approve = (by: OperatorClient, { id, contentHash }: DraftView) => by.run('approveDraft', { draftId: id, contentHash });
export const publish = (by: OperatorClient, { id, contentHash }: DraftView) =>
  by.run('publishDraft', { draftId: id, contentHash, reason: 'It is time' });
