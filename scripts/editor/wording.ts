/** The editor's own words that name a programmer's tools or leave the writer alone, by file of its package, and what is said instead. */
const wording: Record<string, Record<string, string>> = {
  'npm/index.js': {
    'Work with Local Repository': 'Open the folder of the website',
    'Once prompted, select the root directory of the “{$repo}” repository.':
      'Then choose the folder that holds “content”, and allow the browser to edit files in it.',
    'The selected folder is not a repository root directory. Please try again.':
      'This is not the folder of the website. Please choose the folder that holds “content”.',
    'A repository root directory could not be selected. Please try again.': 'No folder was chosen. Please try again.',
    'There was an error while saving the entry. Please try again later.':
      'The page could not be saved. What you have typed is still here.',
  },
  'locales/es-CO.json': {
    'Trabajar con un repositorio local': 'Abrir la carpeta del sitio',
    'Cuando se te solicite, selecciona el directorio raíz del repositorio “{$repo}”.':
      'Después elija la carpeta que contiene «content» y permita que el navegador edite sus archivos.',
    'La carpeta seleccionada no es el directorio raíz de un repositorio. Inténtalo de nuevo.':
      'Esta no es la carpeta del sitio. Elija la que contiene «content».',
    'No se pudo seleccionar un directorio raíz de repositorio. Inténtalo de nuevo.':
      'No se eligió ninguna carpeta. Inténtelo de nuevo.',
    'Se produjo un error al guardar la entrada. Inténtalo de nuevo más tarde.':
      'La página no se pudo guardar. Lo que escribió sigue aquí.',
  },
}

/** @throws when the editor no longer says one of the sentences, as after an update. */
export function inPlainWords(file: string, source: string): string {
  return Object.entries(wording[file] ?? {}).reduce((text, [theirs, ours]) => {
    if (!text.includes(theirs))
      throw new Error(`The editor does not say "${theirs}" any more: see scripts/editor/wording.ts`)
    return text.replaceAll(theirs, ours)
  }, source)
}
