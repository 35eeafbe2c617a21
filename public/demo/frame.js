// Tells the page around a demo how high its content is, at once and after every change.
if (window.parent !== window) {
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    window.parent.postMessage({ type: 'embed-height', height }, '*')
  }
  new ResizeObserver(tell).observe(document.body)
}
