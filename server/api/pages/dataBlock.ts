/** A data block is no script to the policy; `<` is written so that nothing in it can end the block. */
export const block = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
