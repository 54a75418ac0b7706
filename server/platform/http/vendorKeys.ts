import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { type Ask, vendorFetch } from './vendorFetch.ts';

export const vendorKeys = (address: URL, ask?: Ask): JWTVerifyGetKey =>
  createRemoteJWKSet(address, { [customFetch]: (url, asked) => vendorFetch(url, asked, ask) });
