import type { DialogsFragment } from '#src/gql/graphql.ts';
import { defineRegistry, kind, lazyView } from '#src/render/index.ts';
import { CustomSkeleton } from './Custom/CustomSkeleton.tsx';
import { LocationPromptSkeleton } from './LocationPrompt/LocationPromptSkeleton.tsx';
import { DepositAcknowledgementSkeleton } from './DepositAcknowledgement/DepositAcknowledgementSkeleton.tsx';
import { MaintenanceSkeleton } from './Maintenance/MaintenanceSkeleton.tsx';
import { AppPromptSkeleton } from './AppPrompt/AppPromptSkeleton.tsx';
import { AnonymousExperienceSkeleton } from './AnonymousExperience/AnonymousExperienceSkeleton.tsx';
import { CasinoBalanceUsageSkeleton } from './CasinoBalanceUsage/CasinoBalanceUsageSkeleton.tsx';
import { AppTourSkeleton } from './AppTour/AppTourSkeleton.tsx';
import { BigWinUploadSkeleton } from './BigWinUpload/BigWinUploadSkeleton.tsx';

export const dialogs = defineRegistry<DialogsFragment>()({
  CustomDialog: kind({
    view: lazyView(() => import('./Custom/Custom.tsx').then((m) => ({ default: m.Custom }))),
    skeleton: CustomSkeleton,
  }),
  LocationPromptDialog: kind({
    view: lazyView(() => import('./LocationPrompt/LocationPrompt.tsx').then((m) => ({ default: m.LocationPrompt }))),
    skeleton: LocationPromptSkeleton,
  }),
  DepositAcknowledgementDialog: kind({
    view: lazyView(() =>
      import('./DepositAcknowledgement/DepositAcknowledgement.tsx').then((m) => ({ default: m.DepositAcknowledgement })),
    ),
    skeleton: DepositAcknowledgementSkeleton,
  }),
  MaintenanceDialog: kind({
    view: lazyView(() => import('./Maintenance/Maintenance.tsx').then((m) => ({ default: m.Maintenance }))),
    skeleton: MaintenanceSkeleton,
  }),
  AppPromptDialog: kind({
    view: lazyView(() => import('./AppPrompt/AppPrompt.tsx').then((m) => ({ default: m.AppPrompt }))),
    skeleton: AppPromptSkeleton,
  }),
  AnonymousExperienceDialog: kind({
    view: lazyView(() => import('./AnonymousExperience/AnonymousExperience.tsx').then((m) => ({ default: m.AnonymousExperience }))),
    skeleton: AnonymousExperienceSkeleton,
  }),
  CasinoBalanceUsageDialog: kind({
    view: lazyView(() => import('./CasinoBalanceUsage/CasinoBalanceUsage.tsx').then((m) => ({ default: m.CasinoBalanceUsage }))),
    skeleton: CasinoBalanceUsageSkeleton,
  }),
  AppTourDialog: kind({
    view: lazyView(() => import('./AppTour/AppTour.tsx').then((m) => ({ default: m.AppTour }))),
    skeleton: AppTourSkeleton,
  }),
  BigWinUploadDialog: kind({
    view: lazyView(() => import('./BigWinUpload/BigWinUpload.tsx').then((m) => ({ default: m.BigWinUpload }))),
    skeleton: BigWinUploadSkeleton,
  }),
});
