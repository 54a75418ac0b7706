import type { OperationName } from '#src/shared/console/operations.ts';
import type { IconName } from '#src/ui/Icon.tsx';

export type Destination = {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  readonly needs?: OperationName;
  readonly counts?: 'prices' | 'proposals';
};

export const destinations: readonly Destination[] = [
  { path: '/documents', label: 'Documents', icon: 'document' },
  { path: '/drafts', label: 'Drafts', icon: 'sliders' },
  { path: '/approvals', label: 'Approvals', icon: 'check' },
  { path: '/releases', label: 'Releases', icon: 'calendar' },
  { path: '/history', label: 'History', icon: 'history' },
  { path: '/players', label: 'Players', icon: 'eye' },
  { path: '/persons', label: 'Duplicates', icon: 'user', needs: 'listPersonReviews' },
  { path: '/switches', label: 'Switches', icon: 'zap' },
  { path: '/trading', label: 'Trading', icon: 'statistics', counts: 'prices' },
  { path: '/proposals', label: 'Signatures', icon: 'check', counts: 'proposals' },
  { path: '/legal', label: 'Legal texts', icon: 'document' },
  { path: '/people', label: 'People', icon: 'user' },
  { path: '/audit', label: 'Audit log', icon: 'lock', needs: 'readAudit' },
];
