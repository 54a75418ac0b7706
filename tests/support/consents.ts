import { operation } from './layoutQueries.ts';
import { approve, type DraftView, everywhere, OperatorClient, publish, type StoredDocument } from './operatorClient.ts';
import { graphql, type PlayerClient } from './playerClient.ts';
import type { TestServer } from './server.ts';

/** Consent texts that a page sends with a withdrawal. */
export type ConsentInput = { readonly revision: string; readonly nodeId: string; readonly sentence: string; readonly label: string };

/** The client's built-in texts, which a document or brand may replace. */
export const BUILT = {
  sentence: 'We take the amount from your balance right away. You can’t cancel a withdrawal.',
  label: 'Confirm',
} as const;

type Slot = {
  readonly id: string;
  readonly kind: string;
  readonly node: { readonly words?: readonly { readonly name: string; readonly text: string }[] } | null;
};
type Page = { readonly revision: string; readonly slots: readonly Slot[] };

/** Fetches the withdrawal page like a browser. */
export async function withdrawalPage(server: Pick<TestServer, 'port'>, headers: Readonly<Record<string, string>>): Promise<Page> {
  const asked = { canonicalUrl: '/account/wallet/withdrawal' };
  const { data } = await graphql<{ pageLayout: Page }>(server, operation('PageLayout'), asked, headers);
  return data.pageLayout;
}

/** Returns the texts that the page shows where a withdrawal is confirmed. */
export function shownOn({ revision, slots }: Page, built: Pick<ConsentInput, 'label' | 'sentence'> = BUILT): ConsentInput {
  const { id = '', node } = slots.find(({ kind }) => kind === 'PaymentConsentShelf') ?? {};
  const own = (name: string): string | undefined => node?.words?.find((word) => word.name === name)?.text;
  return { revision, nodeId: id, sentence: own('sentence') ?? built.sentence, label: own('confirmLabel') ?? built.label };
}

export const shownTo = async ({ server, tokens }: PlayerClient): Promise<ConsentInput> =>
  shownOn(await withdrawalPage(server, { authorization: `Bearer ${tokens.access_token}` }));

export type Publishers = { readonly editor: OperatorClient; readonly compliance: OperatorClient };

export const publishersOf = async (server: Pick<TestServer, 'port'>): Promise<Publishers> => ({
  editor: await OperatorClient.as(server, 'editor'),
  compliance: await OperatorClient.as(server, 'compliance'),
});

export type Change = (document: StoredDocument) => StoredDocument;

export const saying =
  (props: Readonly<Record<string, string>>): Change =>
  (document) => ({ ...document, nodes: { ...document.nodes, consent: { ...document.nodes['consent'], props } } });

/** Two operators publish a change of a document, in every region or in one. Resolves to the draft. */
export async function publishChange(
  { editor, compliance }: Publishers,
  surface: string,
  change: Change,
  place: { readonly region?: string } = {},
): Promise<DraftView> {
  const begun = await editor.run<DraftView>('createDraft', { surface, ...everywhere, ...place, title: 'A change' });
  const draft = await editor.run<DraftView>('saveDraft', { draftId: begun.id, version: begun.version, document: change(begun.document) });
  await approve(compliance, draft);
  await publish(compliance, draft);
  return draft;
}
