import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { houses } from '../houses.ts';
import { storedPage } from '../stored.ts';
import { changeNode } from '../write.ts';

export const ofLinkingBrands = (document: AuthoredDocument, id: string): AuthoredDocument =>
  changeNode(document, id, (node) => ({ ...node, when: { brands: [...houses.linkingBrands], ...node.when } }));

export const linkedAccounts = storedPage('account/linked-accounts');
