/** Finds a graph's import cycles: the files of each strongly connected component, sorted. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const waiting = new Set<string>();
  const cycles: string[][] = [];

  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    waiting.add(node);
    let lowest = index;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (waiting.has(next)) lowest = Math.min(lowest, order.get(next) ?? lowest);
    }
    if (lowest === index) {
      const part = stack.splice(stack.indexOf(node));
      for (const member of part) waiting.delete(member);
      if (part.length > 1 || graph.get(node)?.includes(node)) cycles.push(part);
    }
    return lowest;
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
