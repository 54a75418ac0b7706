import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;

export type LinksSchema = {
  password_resets: {
    token_hash: string;
    /** Null if no account has the email. The link then resets no password. */
    player_id: string | null;
    asked_at: Instant;
    expires_at: Instant;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  sandbox_mails: { id: string; recipient: string; subject: string; body: string; sent_at: Instant };
  shared_bets: { id: string; bet_id: string; shared_at: Instant };
};
