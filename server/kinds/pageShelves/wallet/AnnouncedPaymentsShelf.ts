import { wordsKind } from '../../define.ts';

export const AnnouncedPaymentsShelf = wordsKind<'AnnouncedPaymentsShelf'>({ heading: 'Still to send', cancelLabel: 'Cancel deposit' });
