import { expect, it } from 'vitest';
import { databaseOf } from './database.ts';

const URL_ = 'postgres://linemaker@database.example/linemaker';
const BIN = '/usr/lib/postgresql/15/bin';

it('without variables development runs the embedded PostgreSQL, and production refuses it', () => {
  expect(databaseOf({})).toEqual({ databaseUrl: null, postgresBin: null });
  expect(databaseOf({ DATABASE_URL: ' ', POSTGRES_BIN: '' })).toEqual({ databaseUrl: null, postgresBin: null });
  expect(() => databaseOf({ NODE_ENV: 'production' })).toThrow(/^DATABASE_URL or POSTGRES_BIN is missing: .* OpenSSL 1\.1\.1/);
});

it.each([
  ['DATABASE_URL', URL_, { databaseUrl: URL_, postgresBin: null }],
  ['POSTGRES_BIN', BIN, { databaseUrl: null, postgresBin: BIN }],
])('%s names the PostgreSQL, in production too', (name, value, database) => {
  for (const mode of [{}, { NODE_ENV: 'production' }]) expect(databaseOf({ ...mode, [name]: value })).toEqual(database);
});

it('two names of a PostgreSQL, a relative folder and another database are refused', () => {
  expect(() => databaseOf({ DATABASE_URL: URL_, POSTGRES_BIN: BIN })).toThrow('exclude each other');
  expect(() => databaseOf({ POSTGRES_BIN: 'bin' })).toThrow('POSTGRES_BIN is "bin"; it must be the absolute path of a folder');
  const wrong = (): unknown => databaseOf({ NODE_ENV: 'production', DATABASE_URL: 'mysql://root:secret@db' });
  expect(wrong).toThrow(/^DATABASE_URL is not an address that starts with postgres:\/\/$/);
});
