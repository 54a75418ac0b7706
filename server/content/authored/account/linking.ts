import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { brandFolders } from '../brandFolders.ts';
import { storedPage } from '../stored.ts';
import { changeNode } from '../write.ts';

export const ofLinkingBrands = (document: AuthoredDocument, id: string): AuthoredDocument =>
  changeNode(document, id, (node) => ({ ...node, when: { brands: [...brandFolders.linkingBrands], ...node.when } }));

export const linkedAccounts = storedPage('account/linked-accounts');
