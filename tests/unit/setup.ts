import '@testing-library/jest-dom'

// jsdom has no layout: nothing changes its size.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
