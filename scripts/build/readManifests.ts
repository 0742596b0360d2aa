import { getText, type Node, parse, walk } from '../texts/syntax.ts';

/** What a console's manifests say of one page. */
export interface ManifestPage {
  /** Path below the console's own, such as `/lenders/:id`. */
  path: string;
  /** The modules that the page loads when it is first shown, as its manifest imports them. */
  imports: string[];
  /** The ids of the calls that the page makes at once. */
  calls: string[];
  /** Catalogue key of its heading; undefined where the record has that name. */
  label: string | undefined;
}

/** The addresses of a resource's views. */
const VIEWS = { list: '', create: '/create', edit: '/:id', show: '/:id/show' } as const;

/** A page of one record is named by that record. */
const readLabel = (path: string, label: Node | undefined): string | undefined =>
  path.includes(':') ? undefined : label && getText(label);

/** Turns the name under which a resource is exported into that of its addresses. */
const toKebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Properties = ReadonlyMap<string, Node>;

const unwrap = (node: Node): Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? node.expression : node;

/** Reads a file's constants and the names under which it imports others' exports. */
function readNames(program: Node): { constants: Map<string, Node>; imported: Map<string, string> } {
  const constants = new Map<string, Node>();
  const imported = new Map<string, string>();
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      constants.set(node.id.name, unwrap(node.init));
    if (node.type === 'ImportSpecifier' && node.imported.type === 'Identifier')
      imported.set(node.local.name, node.imported.name);
  });
  return { constants, imported };
}

/**
 * Lists the pages that a manifest file declares, in the form of all manifests: objects with a literal `path`, and
 * calls of `resourceManifest` for an imported resource.
 */
export function readManifests(file: string, source: string): ManifestPage[] {
  const program = parse(file, source);
  const { constants, imported } = readNames(program);
  const pages: ManifestPage[] = [];

  const readProperties = (node: Node | undefined): Properties => {
    if (node?.type === 'Identifier') return readProperties(constants.get(node.name));
    const properties = new Map<string, Node>();
    if (node?.type !== 'ObjectExpression') return properties;
    for (const part of node.properties) {
      if (part.type === 'SpreadElement')
        for (const [name, value] of readProperties(part.argument)) properties.set(name, value);
      else if (part.key.type === 'Identifier') properties.set(part.key.name, part.value);
    }
    return properties;
  };

  const findImports = (node: Node | undefined, found = new Set<Node>()): string[] => {
    if (!node || found.has(node)) return [];
    found.add(node);
    const imports: string[] = [];
    walk(node, (part) => {
      if (part.type === 'ImportExpression') imports.push(getText(part.source) ?? '');
      if (part.type === 'Identifier') imports.push(...findImports(constants.get(part.name), found));
    });
    return imports;
  };

  const readCalls = (node: Node | undefined): string[] =>
    node?.type === 'ArrayExpression'
      ? node.elements.flatMap((part) => (part?.type === 'Identifier' ? [part.name] : []))
      : [];

  walk(program, (node) => {
    if (node.type === 'ObjectExpression') {
      const properties = readProperties(node);
      const at = properties.get('path');
      const path = at && getText(at);
      if (path !== undefined)
        pages.push({
          path,
          imports: findImports(properties.get('page')),
          calls: readCalls(properties.get('calls')),
          label: readLabel(path, properties.get('label')),
        });
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [resource, manifest] = node.arguments;
    const name = resource?.type === 'Identifier' ? imported.get(resource.name) : undefined;
    if (node.callee.name !== 'resourceManifest' || name === undefined) return;
    const properties = readProperties(manifest);
    const calls = readProperties(properties.get('calls'));
    for (const [view, suffix] of Object.entries(VIEWS))
      if (properties.has(view))
        pages.push({
          path: `/${toKebab(name)}${suffix}`,
          imports: findImports(properties.get(view)),
          calls: readCalls(calls.get(view)),
          label: view === 'list' ? readLabel('', properties.get('label')) : undefined,
        });
  });
  return pages;
}
