import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readSources } from '../texts/sources';
import { getName, getText, type Node, walk } from '../texts/syntax';
import { resolveImport } from '../zones/resolveImport';
import { readWorkspaces } from '../zones/sourceFiles';

/** Lists the classes that a CSS module has rules for, without those of libraries in `:global()`. */
function listRules(css: string): Set<string> {
  const selectors = css.replaceAll(/:global\([^)]*\)|"[^"]*"/gu, '').matchAll(/([^{};]+)\{/gu);
  const names = [...selectors].flatMap(([, text = '']) => [...text.matchAll(/\.([a-z][\w-]*)/giu)]);
  return new Set(names.map(([, name = '']) => name));
}

/** Lists the classes that a CSS module composes, each with its module. */
function listComposed(file: string, css: string): [module: string, name: string][] {
  const found = css.matchAll(/composes:([^;]*?)(?:\sfrom\s+'([^']+)')?\s*;/gu);
  return [...found].flatMap(([, names = '', from]) => {
    const module = from ? posix.join(posix.dirname(file), from) : file;
    return names
      .trim()
      .split(/\s+/u)
      .map((name): [string, string] => [module, name]);
  });
}

/** Lists the classes that a key may name; `undefined` if only running code knows. */
function listKeys(key: Node, computed: boolean): string[] | undefined {
  if (key.type !== 'ConditionalExpression') {
    const name = computed ? getText(key) : getName(key);
    return name === undefined ? undefined : [name];
  }
  const [yes, no] = [listKeys(key.consequent, true), listKeys(key.alternate, true)];
  return yes && no && [...yes, ...no];
}

/** Finds classes of CSS modules that the code names but no rule has, and rules that nothing names. */
export function findClassFaults(root: string): { modules: number; faults: string[] } {
  const workspaces = readWorkspaces(root);
  const sources = readSources(root);
  const modules = new Map<string, Set<string>>();
  const uses: [by: string, module: string, name: string][] = [];
  const open = new Set<string>();
  const load = (file: string): void => {
    if (modules.has(file)) return;
    const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//gu, '');
    modules.set(file, listRules(css));
    for (const [module, name] of listComposed(file, css)) {
      uses.push([file, module, name]);
      load(module);
    }
  };
  for (const file of sources.files) {
    const imported = new Map<string, string>();
    walk(sources.read(file).program, (node) => {
      if (node.type === 'ImportDeclaration' && node.source.value.endsWith('.module.css')) {
        const target = resolveImport(file, node.source.value, workspaces);
        const [binding] = node.specifiers;
        if (target.inside && binding) imported.set(binding.local.name, target.path);
      }
      if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return;
      const module = imported.get(node.object.name);
      if (module === undefined) return;
      load(module);
      const keys = listKeys(node.property, node.computed);
      if (!keys) open.add(module);
      for (const name of keys ?? []) uses.push([file, module, name]);
    });
  }
  const named = new Set(uses.map(([, module, name]) => `${module} ${name}`));
  const missing = uses
    .filter(([, module, name]) => !modules.get(module)?.has(name))
    .map(([by, module, name]) => `${by}: ${module} has no .${name}`);
  const unused = [...modules]
    .filter(([module]) => !open.has(module))
    .flatMap(([module, rules]) => [...rules].map((name) => `${module} ${name}`))
    .filter((rule) => !named.has(rule))
    .map((rule) => `nothing names ${rule}`);
  return { modules: modules.size, faults: [...missing, ...unused] };
}
