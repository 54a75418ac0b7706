import type { ListedKind, ListedSource } from '#src/shared/console/composing.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { StoredDocument } from '#tests/support/operatorClient.ts';
import { FakeConsole, Refusal } from './fakeConsole.ts';
import { draft, hashOf } from './things.ts';

/** Sets the window's width in pixels for the rest of the file. The editor hides some panes below 1,200. */
export const showWindow = (width: number): void =>
  (globalThis as unknown as { readonly happyDOM: { readonly setViewport: (viewport: object) => void } }).happyDOM.setViewport({ width });

const kind = (name: string, more: Partial<ListedKind> = {}): ListedKind => ({
  kind: name,
  family: 'pageShelves',
  version: 1,
  isContainer: false,
  isAllowed: true,
  isOff: false,
  needs: {},
  example: {},
  ...more,
});
const links = { title: 'Links', links: [{ id: 'live', label: 'Live', icon: 'live' }] };
export const listedKinds: readonly ListedKind[] = [
  kind('QuickLinksShelf', { version: 2, example: links }),
  kind('ColumnsShelf', { isContainer: true, example: { columns: [{ region: 'main' }, { region: 'side' }] } }),
  kind('GameRailShelf', { family: 'casinoShelves', needs: { games: 'games' }, example: { title: 'Games', size: 'MEDIUM' } }),
  kind('EditorialShelf', { example: { title: 'Text', blocks: [{ id: 'a', style: 'paragraph', spans: [{ text: 'Words' }] }] } }),
  kind('ConsentForm', { family: 'forms', isAllowed: false }),
];
export const listedSources: readonly ListedSource[] = [
  {
    source: 'casinoGames',
    item: 'games',
    scope: 'PUBLIC',
    schema: {
      type: 'object',
      required: ['first'],
      properties: {
        first: { type: 'integer', minimum: 1, maximum: 60 },
        category: { type: 'string' },
        tag: { type: 'string', enum: ['new', 'jackpot'] },
      },
    },
  },
];

export const shelfNode = (id: string, title: string, more: object = {}): Readonly<Record<string, unknown>> => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  criticality: 'OPTIONAL',
  props: { title, links: [{ id: 'live', label: 'Live', icon: 'live' }] },
  ...more,
});

export const documentOf = (...nodes: readonly Readonly<Record<string, unknown>>[]): StoredDocument => ({
  surface: 'home',
  title: 'Home',
  nodes: Object.fromEntries(nodes.map((node) => [String(node['id']), node])),
  order: nodes.map(({ id }) => String(id)),
});

/** Fake server with one draft, which stores saves. A test can make it refuse a save of an older version. */
export class EditorServer extends FakeConsole {
  document: object;
  version = 3;

  constructor(document: object, role: OperatorRole = 'editor') {
    super(role);
    this.document = document;
    this.on('readDraft', () => ({ ...this.view(), document: this.document, base: null }));
    this.on('readFigures', () => ({ figures: [], vitals: [], reports: 0, lostReports: 0, lostFacts: 0 }));
    this.on('listKinds', () => ({ kinds: listedKinds, sources: listedSources, params: ['competitionId'], mandatoryKinds: [] }));
    this.on('previewAddresses', () => ({ addresses: [{ path: '/', name: 'Home' }] }));
    this.on('previewDraft', () => ({ answer: { data: { pageLayout: null } } }));
    this.on('checkDraft', () => ({
      contentHash: hashOf('b'),
      problems: [],
      warnings: [],
      approval: { isApproved: false, careReasons: [], approvals: [], missing: ['second-person'] },
      coverage: null,
    }));
    this.on('diffDraft', () => ({ contentHash: hashOf('b'), baseHash: null, title: null, nodes: [] }));
    this.on('saveDraft', (input) => this.save(input));
  }

  view = () => draft({ version: this.version });

  save({ document, version }: { readonly document: object; readonly version: number }) {
    if (version !== this.version) throw new Refusal('stale', 'Somebody has saved since.', { version: this.version });
    this.version += 1;
    this.document = document;
    return { ...this.view(), document, isMerged: false };
  }
}
