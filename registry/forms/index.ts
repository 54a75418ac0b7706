import type { FormsFragment } from '#src/gql/graphql.ts';
import { defineRegistry, lazyKind } from '#src/render/index.ts';
import { ConsentSkeleton } from './Consent/ConsentSkeleton.tsx';
import { FieldsSkeleton } from './Fields/FieldsSkeleton.tsx';
import { TipSkeleton } from './Tip/TipSkeleton.tsx';

export const forms = defineRegistry<FormsFragment>()({
  ConsentForm: lazyKind(() => import('./Consent/Consent.tsx'), 'Consent', ConsentSkeleton),
  FieldsForm: lazyKind(() => import('./Fields/Fields.tsx'), 'Fields', FieldsSkeleton),
  TipForm: lazyKind(() => import('./Tip/Tip.tsx'), 'Tip', TipSkeleton),
});
