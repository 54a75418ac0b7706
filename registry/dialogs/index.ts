import type { DialogsFragment } from '#src/gql/graphql.ts';
import { defineRegistry, lazyKind } from '#src/render/index.ts';
import { CustomSkeleton } from './Custom/CustomSkeleton.tsx';
import { LocationPromptSkeleton } from './LocationPrompt/LocationPromptSkeleton.tsx';
import { DepositAcknowledgementSkeleton } from './DepositAcknowledgement/DepositAcknowledgementSkeleton.tsx';
import { MaintenanceSkeleton } from './Maintenance/MaintenanceSkeleton.tsx';
import { AppPromptSkeleton } from './AppPrompt/AppPromptSkeleton.tsx';
import { AnonymousExperienceSkeleton } from './AnonymousExperience/AnonymousExperienceSkeleton.tsx';
import { CasinoBalanceUsageSkeleton } from './CasinoBalanceUsage/CasinoBalanceUsageSkeleton.tsx';
import { AppTourSkeleton } from './AppTour/AppTourSkeleton.tsx';
import { BigWinUploadSkeleton } from './BigWinUpload/BigWinUploadSkeleton.tsx';
import { LegalChangeSkeleton } from './LegalChange/LegalChangeSkeleton.tsx';

export const dialogs = defineRegistry<DialogsFragment>()({
  CustomDialog: lazyKind(() => import('./Custom/Custom.tsx'), 'Custom', CustomSkeleton),
  LocationPromptDialog: lazyKind(() => import('./LocationPrompt/LocationPrompt.tsx'), 'LocationPrompt', LocationPromptSkeleton),
  DepositAcknowledgementDialog: lazyKind(
    () => import('./DepositAcknowledgement/DepositAcknowledgement.tsx'),
    'DepositAcknowledgement',
    DepositAcknowledgementSkeleton,
  ),
  MaintenanceDialog: lazyKind(() => import('./Maintenance/Maintenance.tsx'), 'Maintenance', MaintenanceSkeleton),
  AppPromptDialog: lazyKind(() => import('./AppPrompt/AppPrompt.tsx'), 'AppPrompt', AppPromptSkeleton),
  AnonymousExperienceDialog: lazyKind(
    () => import('./AnonymousExperience/AnonymousExperience.tsx'),
    'AnonymousExperience',
    AnonymousExperienceSkeleton,
  ),
  CasinoBalanceUsageDialog: lazyKind(
    () => import('./CasinoBalanceUsage/CasinoBalanceUsage.tsx'),
    'CasinoBalanceUsage',
    CasinoBalanceUsageSkeleton,
  ),
  AppTourDialog: lazyKind(() => import('./AppTour/AppTour.tsx'), 'AppTour', AppTourSkeleton),
  BigWinUploadDialog: lazyKind(() => import('./BigWinUpload/BigWinUpload.tsx'), 'BigWinUpload', BigWinUploadSkeleton),
  LegalChangeDialog: lazyKind(() => import('./LegalChange/LegalChange.tsx'), 'LegalChange', LegalChangeSkeleton),
});
