import { isKindName, kinds } from '#server/kinds/index.ts';
import type { Kind } from '#server/kinds/define.ts';
import type { KindName } from '#server/kinds/nodeParents.ts';
import { sources } from '#server/kinds/sources/index.ts';
import { surfaceOf, takesKind } from '#server/content/index.ts';
import { place } from '../fields.ts';
import { EVERYBODY, reading } from '../operation.ts';
import { Refused } from '../refusal.ts';

export const kindOperations = {
  listKinds: reading({
    about: 'Lists the kinds allowed on a surface, with example props and the live data that each needs, and the sources of that data.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { surface: place.surface },
    run: ({ deps }, { surface: name }) => {
      const surface = surfaceOf(name);
      if (!surface) return Promise.reject(new Refused('not-found', `There is no surface ${name}.`));
      const listed = Object.entries<Kind<KindName>>(kinds).map(([kind, { family, versions, needs, isContainer }]) => ({
        kind,
        family,
        version: versions.current,
        isContainer,
        isAllowed: isKindName(kind) && takesKind(surface, kind, family),
        isOff: deps.layouts.switchedNow().off.includes(kind),
        needs,
        example: versions.examples[versions.current] ?? {},
      }));
      return Promise.resolve({
        value: {
          kinds: listed,
          sources: Object.entries(sources).map(([source, { item, scope, schema }]) => ({ source, item, scope, schema })),
          params: surface.params,
          mandatoryKinds: surface.mandatoryKinds,
        },
      });
    },
  }),
} as const;
