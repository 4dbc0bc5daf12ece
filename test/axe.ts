/** Checks a page by axe-core against WCAG 2.2, levels A and AA. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  readonly run: (
    what: object,
    how: object,
  ) => Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

/** Every violation: the rule, and the element. Frames are looked at by themselves. */
export async function violations(
  page: Page | Frame,
  rules: Readonly<Record<string, boolean>> = {},
): Promise<readonly string[]> {
  await page.evaluate(source);
  return page.evaluate(
    async ({ tags, off }) => {
      const { axe } = window as unknown as { readonly axe: Axe };
      const how = { runOnly: tags, iframes: false, rules: off, resultTypes: ['violations'] };
      const found = await axe.run(document as unknown as object, how);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      );
    },
    { tags: TAGS, off: Object.fromEntries(Object.entries(rules).map(([id, enabled]) => [id, { enabled }])) },
  );
}
