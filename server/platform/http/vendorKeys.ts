import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { type Ask, vendorFetch } from './vendorFetch.ts';

/** Public keys of a vendor, kept between questions. */
export const vendorKeys = (address: URL, ask?: Ask): JWTVerifyGetKey =>
  createRemoteJWKSet(address, { [customFetch]: (url, asked) => vendorFetch(url, asked, ask) });
