import { describe, expect, it } from 'vitest';
import type { Cases } from '#fixtures/cases.ts';
import { deepLinks } from '#registry/deepLinks/index.ts';
import type { AuthoredDeepLink } from '#server/contract/generated/authored.ts';
import { pathOf } from '#server/kinds/deepLinkPaths.ts';
import { deepLinkOf } from '#server/kinds/deepLinks.ts';
import type { DeepLink, LinkKind } from '#src/render/index.ts';

const files = import.meta.glob<Readonly<Record<string, Cases<DeepLink>>>>('/fixtures/deepLinks/*.ts', { eager: true });
const publishable = Object.values(files)
  .flatMap((module) => Object.values(module).flatMap((cases) => Object.values(cases)))
  .filter(({ isPublishable = true }) => isPublishable)
  .map(({ authored, node }) => ({ authored: authored as unknown as AuthoredDeepLink, node }));

describe.each(publishable)('$authored', ({ authored, node }) => {
  it('the server resolves an authored deep link to its fixture', () => expect(deepLinkOf(authored)).toEqual(node));

  it('the client follows a deep link to the path that the server checked', () => {
    const { path, open } = deepLinks[node.__typename] as unknown as LinkKind<DeepLink>;
    const isElsewhere = open !== undefined || node.__typename === 'WebPageDeepLink';
    expect(pathOf(authored)).toBe(isElsewhere ? null : path(node));
  });
});
