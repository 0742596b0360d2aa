import type { Finding } from './finding';
import type { Source } from './sources';
import { ANYTHING, getLine, getName, type Node, getText, walk } from './syntax';

/** Attributes and properties that people read or hear. */
const READ = new Set(
  [
    'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption',
    'helperText hint intro label message placeholder subtitle text title tooltip',
  ].flatMap((names) => names.split(' ')),
);

/** Calls whose first argument appears in a toast. */
const TOASTS = new Set(['pushToast', 'notify', 'toast', 'enqueueSnackbar', 'showToast']);

/** Colours and date patterns are not words. */
const isWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/#[\dA-F]{3,8}\b|DD\/MM\/YYYY/gi, ''));

/** A full stop after a placeholder. Hindi uses another one: use `formatSentence`. */
const LATIN_STOP = new RegExp(`${ANYTHING}\\. `);

/** A key contains no space. The check of keys tells whether it exists. */
const isKey = (text: string): boolean => /^[\w${}.-]*$/.test(text.replaceAll(ANYTHING, ''));

/** Returns a node's literal texts: both sides of a condition, and templates with words. */
function listShownNodes(node: Node): Node[] {
  if (node.type === 'JSXExpressionContainer') return listShownNodes(node.expression);
  if (node.type === 'ConditionalExpression')
    return [...listShownNodes(node.consequent), ...listShownNodes(node.alternate)];
  if (node.type === 'LogicalExpression')
    return [...listShownNodes(node.left), ...listShownNodes(node.right)];
  const text = getText(node);
  return text !== undefined && isWords(text.replaceAll(ANYTHING, '')) ? [node] : [];
}

/** Finds texts in the code, where no other language can replace them. */
export function findHardCodedTexts({ file, source, program }: Source): Finding[] {
  const found: Finding[] = [];
  const report = (node: Node, where: string): void => {
    const text = getText(node) ?? (node.type === 'JSXText' ? node.value : '');
    const shown = text.replaceAll(ANYTHING, '…').replaceAll(/\s+/g, ' ').trim();
    found.push({ file, line: getLine(source, node.start), message: `“${shown}” in ${where}` });
  };
  const isTitle = (node: Node): boolean =>
    node.type === 'MemberExpression' &&
    getName(node.object) === 'document' &&
    getName(node.property) === 'title';

  walk(program, (node) => {
    if (node.type === 'JSXText' && /^\s*\.(\s|$)/.test(node.value)) report(node, 'an element');
    if (node.type === 'TemplateLiteral' && LATIN_STOP.test(getText(node) ?? ''))
      report(node, 'a text that Hindi ends with a danda');
    if (node.type === 'JSXText' && isWords(node.value)) report(node, 'an element');
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children)
        if (child.type === 'JSXExpressionContainer')
          for (const shown of listShownNodes(child)) report(shown, 'an element');
    if (node.type === 'JSXAttribute' && node.value) {
      const name = getName(node.name) ?? '';
      if (READ.has(name)) for (const shown of listShownNodes(node.value)) report(shown, name);
    }
    if (node.type === 'AssignmentExpression' && isTitle(node.left))
      for (const shown of listShownNodes(node.right)) report(shown, 'document.title');
    if (node.type === 'CallExpression' && TOASTS.has(getName(node.callee) ?? ''))
      for (const argument of node.arguments)
        for (const shown of listShownNodes(argument))
          if (!isKey(getText(shown) ?? '')) report(shown, 'a toast');
    if (node.type === 'Property' && READ.has(getName(node.key) ?? ''))
      for (const shown of listShownNodes(node.value))
        if (!isKey(getText(shown) ?? '')) report(shown, getName(node.key) ?? '');
  });
  return found;
}
