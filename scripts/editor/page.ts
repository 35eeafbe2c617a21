/** The page of the editor. Its words are for the people who edit: a browser that cannot open a folder is told so. */
export const editorPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Edit the words of the website</title>
<link rel="icon" href="/admin/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/admin/editor.css">
<script type="module" src="/admin/editor.js"></script>
</head>
<body>
<noscript><p class="notice">The editor needs JavaScript. Turn it on in the browser’s settings and load this page again.</p></noscript>
<div id="nc-root"></div>
<main class="notice" id="elsewhere" hidden>
<h1>The editor runs on the clinic’s own computer</h1>
<p>It changes the files of the website in a folder there, and cannot be used from this address. On that computer, start it with <code>npm run editor</code>. The guide is content/README.md.</p>
</main>
<main class="notice" id="browser" hidden>
<h1>Please open this page in Chrome or Edge</h1>
<p>This browser cannot let a page work in a folder of your computer. Copy the address above into Google Chrome or Microsoft Edge.</p>
</main>
</body>
</html>
`

export const editorStyles = `:root { color-scheme: light dark }
body { margin: 0 }
.notice { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
.notice h1 { font-size: 1.5rem; line-height: 1.3 }
/* There is no account to sign in with: only the local folder's button stays. */
.container .buttons > .button.secondary { display: none }
/* It asks for the folder of a Git repository; any copy of the website will do. */
.container .buttons > .button.primary + [role="none"] { display: none }
.container .buttons::after { content: "Then choose the folder that holds “content”, and allow the browser to edit files in it." }
.container .buttons:lang(es)::after { content: "Después elija la carpeta que contiene «content» y permita que el navegador edite sus archivos." }
/* Translating by machine would send the words to others, which the policy below forbids; people write the Spanish. */
button:is([aria-label^="Translat"], [aria-label^="Traduc"]) { display: none !important }
`

/**
 * The editor's own Content-Security-Policy: its interface writes its own styles and shows what it has read as blobs. It
 * may load from nowhere else and send nothing anywhere.
 */
const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of the editor's page and files. */
export const editorHeaders = {
  'Content-Security-Policy': editorPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}
