'use strict';
// Writes what a VSIX says of itself from the extension's manifest.
//
// node manifest.js PACKAGE.json TARGET FOLDER

const fs = require('fs');
const path = require('path');

const [file, target, folder] = process.argv.slice(2);
const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
const repository = manifest.repository.url;

/** @param {unknown} text */
const escape = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} name @param {Record<string, string>} attributes */
const element = (name, attributes) =>
  `<${name} ${Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`).join(' ')} />`;

const { languages } = manifest.contributes;
const tags = [
  ...manifest.keywords,
  ...languages.map(({ id }) => id),
  ...languages.flatMap(({ extensions }) => extensions.map((end) => `__ext_${end.slice(1)}`)),
];
const links = 'Microsoft.VisualStudio.Services.Links';
const properties = {
  'Microsoft.VisualStudio.Code.Engine': manifest.engines.vscode,
  'Microsoft.VisualStudio.Code.ExtensionDependencies': '',
  'Microsoft.VisualStudio.Code.ExtensionPack': '',
  'Microsoft.VisualStudio.Code.ExtensionKind': manifest.extensionKind.join(','),
  'Microsoft.VisualStudio.Code.LocalizedLanguages': '',
  'Microsoft.VisualStudio.Code.ExecutesCode': 'true',
  [`${links}.Source`]: repository,
  [`${links}.Getstarted`]: repository,
  [`${links}.GitHub`]: repository,
  [`${links}.Support`]: manifest.bugs.url,
  [`${links}.Learn`]: manifest.homepage,
  'Microsoft.VisualStudio.Services.Branding.Color': manifest.galleryBanner.color,
  'Microsoft.VisualStudio.Services.Branding.Theme': manifest.galleryBanner.theme,
  'Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown': 'true',
  'Microsoft.VisualStudio.Services.Content.Pricing': 'Free',
};
const assets = {
  'Microsoft.VisualStudio.Code.Manifest': 'package.json',
  'Microsoft.VisualStudio.Services.Content.Details': 'readme.md',
  'Microsoft.VisualStudio.Services.Content.Changelog': 'changelog.md',
  'Microsoft.VisualStudio.Services.Content.License': 'LICENSE.txt',
  'Microsoft.VisualStudio.Services.Icons.Default': manifest.icon,
};
const identity = {
  Language: 'en-US',
  Id: manifest.name,
  Version: manifest.version,
  Publisher: manifest.publisher,
  ...(target ? { TargetPlatform: target } : {}),
};

fs.writeFileSync(
  path.join(folder, 'extension.vsixmanifest'),
  `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    ${element('Identity', identity)}
    <DisplayName>${escape(manifest.displayName)}</DisplayName>
    <Description xml:space="preserve">${escape(manifest.description)}</Description>
    <Tags>${escape(tags.join(','))}</Tags>
    <Categories>${escape(manifest.categories.join(','))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      ${Object.entries(properties).map(([Id, Value]) => element('Property', { Id, Value })).join('\n      ')}
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/${escape(manifest.icon)}</Icon>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code" />
  </Installation>
  <Dependencies />
  <Assets>
    ${Object.entries(assets)
      .map(([Type, name]) => element('Asset', { Type, Path: `extension/${name}`, Addressable: 'true' }))
      .join('\n    ')}
  </Assets>
</PackageManifest>
`,
);

const types = {
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vsixmanifest': 'text/xml',
};
fs.writeFileSync(
  path.join(folder, '[Content_Types].xml'),
  `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
${Object.entries(types).map(([Extension, ContentType]) => element('Default', { Extension, ContentType })).join('\n')}
</Types>
`,
);
