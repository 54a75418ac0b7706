/** Escapes `<` so the JSON cannot close the element. */
export const block = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
