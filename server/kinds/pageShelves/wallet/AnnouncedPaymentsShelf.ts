import { wordsKind } from '../../define.ts';

export const AnnouncedPaymentsShelf = wordsKind<'AnnouncedPaymentsShelf'>({ heading: 'Still to be sent', cancelLabel: 'Do not wait' });
