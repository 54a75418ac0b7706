import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MailPurpose } from '../../mail/mail.ts';

type Instant = ColumnType<Date, Date, Date>;

export type MailsSchema = {
  outgoing_mails: {
    id: string;
    ordinal: GeneratedAlways<string>;
    about: MailPurpose;
    recipient: string;
    in_place_of: string | null;
    sealed: string;
    due_at: ColumnType<Date, Date | undefined, Date>;
    expires_at: Instant;
    tries: Generated<number>;
    has_failed: Generated<boolean>;
  };
};
