import type { DialogsFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyView } from '#src/render/index.ts';
import { CustomSkeleton } from './Custom/CustomSkeleton.tsx';
import { LocationPromptSkeleton } from './LocationPrompt/LocationPromptSkeleton.tsx';

/** Every dialog. */
export const dialogs = defineRegistry<DialogsFragment>()({
  CustomDialog: kind({
    view: lazyView(() => import('./Custom/Custom.tsx').then((m) => ({ default: m.Custom }))),
    skeleton: CustomSkeleton,
  }),
  LocationPromptDialog: kind({
    view: lazyView(() => import('./LocationPrompt/LocationPrompt.tsx').then((m) => ({ default: m.LocationPrompt }))),
    skeleton: LocationPromptSkeleton,
  }),
});
