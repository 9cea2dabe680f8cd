-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE TRIGGER copy_second_factor AFTER INSERT OR DELETE OR UPDATE ON auth.mfa_factors FOR EACH ROW EXECUTE FUNCTION private.copy_second_factor();
