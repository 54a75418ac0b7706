import type { FormsFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyView } from '#src/render/index.ts';
import { ConsentSkeleton } from './Consent/ConsentSkeleton.tsx';
import { FieldsSkeleton } from './Fields/FieldsSkeleton.tsx';
import { TipSkeleton } from './Tip/TipSkeleton.tsx';

/** The form library loads with the first form of fields. */
export const forms = defineRegistry<FormsFragment>()({
  ConsentForm: kind({
    view: lazyView(() => import('./Consent/Consent.tsx').then((m) => ({ default: m.Consent }))),
    skeleton: ConsentSkeleton,
  }),
  FieldsForm: kind({ view: lazyView(() => import('./Fields/Fields.tsx').then((m) => ({ default: m.Fields }))), skeleton: FieldsSkeleton }),
  TipForm: kind({ view: lazyView(() => import('./Tip/Tip.tsx').then((m) => ({ default: m.Tip }))), skeleton: TipSkeleton }),
});
