// Imported first: without it React would be the one for development, whose pages take several times as long.
process.env.NODE_ENV = "production"
