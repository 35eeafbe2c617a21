/** @jest-environment node */
import { markGaps } from '@/scripts/build/mark-gaps'

const types = `interface Element extends Node, ParentNode {
    checkVisibility(options?: CheckVisibilityOptions): boolean;
    closest(selector: string): Element | null;
}
interface ParentNode extends Node {
    moveBefore(node: Node, child: Node | null): void;
    replaceChildren(...nodes: Node[]): void;
}
interface Window {
    readonly navigation: Navigation;
}
declare var URL: {
    canParse(url: string): boolean;
};
declare var navigation: Navigation;
declare function requestIdleCallback(callback: IdleRequestCallback): number;
declare function structuredClone<T>(value: T): T;`

test('what the oldest browsers lack is optional, or not there', () => {
  expect(markGaps(types)).toBe(`interface Element extends Node, ParentNode {
    checkVisibility?(options?: CheckVisibilityOptions): boolean;
    closest(selector: string): Element | null;
}
interface ParentNode extends Node {
    moveBefore?(node: Node, child: Node | null): void;
    replaceChildren(...nodes: Node[]): void;
}
interface Window {
    readonly navigation?: Navigation;
}
declare var URL: {
    canParse?(url: string): boolean;
};
declare var navigation: undefined | Navigation;
declare function structuredClone<T>(value: T): T;`)
})
