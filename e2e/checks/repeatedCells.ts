declare global {
  interface Window {
    /** Returns the cells of tables that have the elements and states of an earlier one of their column. */
    listRepeatedCells: () => HTMLTableCellElement[];
  }
}

/** Gives a page the function `listRepeatedCells`; runs in the page. */
export function installRepeatedCells(): void {
  /** Attributes that hold words or addresses: axe asks only whether they are empty. */
  const words =
    /^(?:id|for|name|value|href|src|alt|title|datetime|data-.*|aria-(?:label|labelledby|describedby|controls|valuetext|valuenow))$/u;
  const describeTag = (element: Element): string => {
    const attributes = Array.from(
      element.attributes,
      ({ name, value }) => `${name}=${words.test(name) ? value !== '' : value}`,
    );
    return `${element.tagName} ${attributes.join(' ')} ${element.matches(':hover, :focus-within')}`;
  };
  const isNarrow = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return element.matches('a, button, input, [tabindex]') && (width < 24 || height < 24);
  };
  const describe = (element: Element): string => {
    const inside = Array.from(element.childNodes, (node) =>
      node instanceof Element ? describe(node) : Boolean(node.textContent?.trim()),
    );
    return `${describeTag(element)} ${isNarrow(element)} (${inside.join()})`;
  };
  window.listRepeatedCells = () =>
    Array.from(document.querySelectorAll('table'), (table) => {
      const seen = new Set<string>();
      return Array.from(table.tBodies, ({ rows }) =>
        Array.from(rows, (row, at) => {
          // A row's place decides its background and its edges.
          const place = `${at === 0} ${at % 2} ${at === rows.length - 1} ${describeTag(row)}`;
          return Array.from(row.cells).filter((cell) => {
            const shape = `${cell.cellIndex} ${place} ${describe(cell)}`;
            const isRepeated = seen.has(shape);
            seen.add(shape);
            return isRepeated;
          });
        }),
      );
    }).flat(3);
}
