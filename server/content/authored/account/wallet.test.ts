import { describe, expect, it } from 'vitest';
import { kinds } from '#server/kinds/index.ts';
import { walletKinds, walletSurfaces } from '#server/content/documents/walletKinds.ts';
import { checkForPublish } from '../../publish/check.ts';
import { stored } from '../stored.ts';

const walletPages = walletSurfaces.map(stored);

describe('the documents of the wallet', () => {
  it('every surface of the wallet has one document', () => {
    expect(walletPages.map(({ surface }) => surface).toSorted()).toEqual([...walletSurfaces].toSorted());
  });

  it.each(walletSurfaces)('%s holds only its listed kinds, and its MANDATORY nodes are the required ones', (name) => {
    const nodes = walletPages.flatMap((page) => (page.surface === name ? Object.values(page.nodes) : []));
    const listed = walletKinds[name];
    expect(nodes.filter(({ kind }) => listed[kind] === undefined)).toEqual([]);
    const owed = Object.keys(listed).filter((kind) => listed[kind]?.why !== null);
    expect(
      nodes
        .filter(({ criticality }) => criticality === 'MANDATORY')
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(owed.toSorted());
  });
});

describe('publishing a document of the wallet', () => {
  const pageOf = (name: string) => structuredClone(walletPages.find(({ surface }) => surface === name) ?? expect.fail(`no ${name}`));
  const problems = (name: string, document: unknown) => checkForPublish(name, document).problems.map(({ message }) => message);

  it('the wallet documents of the build may be published', () => {
    for (const name of walletSurfaces) expect(problems(name, pageOf(name)), name).toEqual([]);
  });

  it.each(
    walletSurfaces.flatMap((name) =>
      Object.entries(walletKinds[name]).flatMap(([kind, { why }]) => (why === null ? [] : [[name, kind, why] as const])),
    ),
  )('%s without %s, or with an optional one, is refused with the reason', (name, kind, why) => {
    const page = pageOf(name);
    const node = Object.values(page.nodes).find((each) => each.kind === kind) ?? expect.fail(`no ${kind}`);
    Object.assign(node, { criticality: 'OPTIONAL' });
    expect(problems(name, page)).toContainEqual(expect.stringMatching(new RegExp(`^${why}, so a MANDATORY ${kind} must stand .+\\.$`)));
  });

  it.each(['FrameShelf', 'VideoShelf', 'PromotionsShelf', 'CasinoRewardsShelf', 'GameRailShelf', 'QuickLinksShelf'] as const)(
    'a document of the wallet with %s is refused',
    (kind) => {
      for (const name of walletSurfaces) {
        const page = pageOf(name);
        const node = { id: 'more', kind, v: kinds[kind].versions.current, props: {}, criticality: 'OPTIONAL' as const };
        const more = { ...page, nodes: { ...page.nodes, more: node }, order: ['more', ...page.order] };
        expect(problems(name, more).join(), name).toContain(`${kind} is one of`);
      }
    },
  );

  it('a deposit page with a withdrawal form is refused', () => {
    const page = pageOf('deposit');
    const form = Object.values(page.nodes).find(({ kind }) => kind === 'PaymentShelf') ?? expect.fail('no form');
    Object.assign(form.props, { type: 'WITHDRAWAL' });
    expect(problems('deposit', page)).toContain('this surface is for DEPOSIT');
  });

  it('a page outside the wallet is refused if it takes payments', () => {
    const { nodes, order } = pageOf('deposit');
    expect(problems('home', { surface: 'home', nodes, order }).join()).toContain('PaymentShelf is one of');
  });
});
